require('../group')('server', 16)
