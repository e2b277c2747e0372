require('../group')('server', 20)
