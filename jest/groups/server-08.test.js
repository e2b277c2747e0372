require('../group')('server', 8)
