require('../group')('server', 6)
