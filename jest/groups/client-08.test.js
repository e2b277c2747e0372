require('../group')('client', 8)
