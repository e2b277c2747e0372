require('../group')('server', 7)
