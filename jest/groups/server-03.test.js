require('../group')(3)
