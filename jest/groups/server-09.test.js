require('../group')(9)
