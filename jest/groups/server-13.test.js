require('../group')(13)
