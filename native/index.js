require('@tarojs/rn-supporter/entry-file.js')
