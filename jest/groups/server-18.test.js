require('../group')(18)
