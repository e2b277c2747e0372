require('../group')('server', 14)
