require('../group')(5)
