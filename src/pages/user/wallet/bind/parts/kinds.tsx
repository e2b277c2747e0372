import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { accountIcons } from '@/features/wallet/withdraw-words'
import styles from '../index.module.scss'
import { kinds, type BindModel } from '../model'
import { words } from '../text'

/** The kinds of accounts that can be linked. */
export const Kinds = observer(({ model }: { model: BindModel }) => {
  const t = words()
  return (
    <Sheet open={model.adding} onClose={model.closeKinds} title={t.add}>
      <View className={styles.accounts__kinds}>
        {kinds.map((kind) => (
          <Cell
            key={kind}
            icon={accountIcons[kind]}
            label={t[kind]}
            value={t[`${kind}Text`]}
            height={104}
            onOpen={() => void model.add(kind)}
          />
        ))}
      </View>
    </Sheet>
  )
})
