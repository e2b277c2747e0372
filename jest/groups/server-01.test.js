require('../group')(1)
