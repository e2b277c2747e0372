require('../group')(10)
