require('../group')(4)
