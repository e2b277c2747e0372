require('../group')('server', 11)
