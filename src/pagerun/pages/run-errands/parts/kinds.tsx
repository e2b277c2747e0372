import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ErrandKind } from '@contract/entities/errand'
import { Icon, type IconName } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { errandKinds } from '@/features/errand/form/kinds'
import { kindWords } from '@/features/errand/kind-words'
import type { RunErrandsModel } from '../model'
import styles from './kinds.module.scss'

const icons: Readonly<Record<ErrandKind, IconName>> = { buy: 'shopping-basket', pickup: 'package', send: 'send' }

/** Choice of the errand kind; each kind has a separate draft. */
export const Kinds = observer(({ model }: { model: RunErrandsModel }) => (
  <View className={styles.kinds} role="tablist">
    {errandKinds.map((kind) => {
      const on = kind === model.kind
      const name = kindWords()[kind]
      return (
        <Press
          key={kind}
          role="tab"
          label={name}
          on={on}
          onPress={() => model.setKind(kind)}
          className={styles[on ? 'kinds__kind--on' : 'kinds__kind']}
        >
          <Icon name={icons[kind]} size={36} colour={on ? 'brand' : 'ink-2'} />
          <Text className={styles[on ? 'kinds__name--on' : 'kinds__name']} numberOfLines={1}>
            {name}
          </Text>
        </Press>
      )
    })}
  </View>
))
