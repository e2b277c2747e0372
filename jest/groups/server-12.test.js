require('../group')('server', 12)
