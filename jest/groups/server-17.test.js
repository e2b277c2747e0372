require('../group')(17)
