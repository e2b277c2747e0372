require('../group')(7)
