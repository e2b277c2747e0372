require('../group')('client', 4)
