import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SearchField } from '@/components/form/SearchField'
import styles from '../index.module.scss'
import type { ChooseLocationModel } from '../model'
import { words } from '../text'

export const Head = observer(({ model }: { model: ChooseLocationModel }) => (
  <View className={styles.choose__head}>
    <SearchField value={model.typed} onChange={model.type} placeholder={words().search} />
  </View>
))
