require('../group')(14)
