require('../group')('server', 13)
