import { mergeInternalComponents } from '@tarojs/shared'
import attributes from './accessible.json'

// The running program has to know the same attributes as its templates: both shorten their names alike.
mergeInternalComponents(attributes)
