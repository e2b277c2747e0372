require('../group')('server', 19)
