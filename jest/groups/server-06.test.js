require('../group')(6)
