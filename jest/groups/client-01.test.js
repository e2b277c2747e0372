require('../group')('client', 1)
