import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatDateTime } from '@contract/date'
import { formatMoney } from '@contract/money'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { PagedList } from '@/components/list/PagedList'
import { topUpWords } from '@/features/wallet/top-up-words'
import { navigate } from '@/platform/gate'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { RechargeLogModel, type TopUp } from './model'
import { words } from './text'

export default screen('rechargeLog', () => {
  const model = useModel((api) => new RechargeLogModel(api))
  const { title, none, noneText, topUp } = words()
  const action = { text: topUp, onPress: model.topUp }
  return (
    <Screen title={title} onRefresh={model.topUps.reload}>
      <View className={styles.log}>
        <PagedList
          list={model.topUps}
          keyOf={({ id }) => id}
          empty={<StateView kind="empty" title={none} text={noneText} action={action} />}
        >
          {(one) => <Row topUp={one} />}
        </PagedList>
      </View>
    </Screen>
  )
})

const Row = observer(({ topUp: { id, amount, state, paidWith, createdAt } }: { topUp: TopUp }) => {
  const name = topUpWords()[state]
  const when = formatDateTime(new Date(createdAt))
  const sum = formatMoney(amount)
  return (
    <Press
      label={`${sum}, ${name}, ${when}`}
      onPress={() => navigate('rechargeSuccess', { id })}
      className={styles.log__row}
    >
      <View className={styles.log__words}>
        <Text className={styles.log__amount}>{sum}</Text>
        <Text className={styles.log__note}>{paidWith ? `${when} · ${words()[paidWith]}` : when}</Text>
      </View>
      <Text className={styles[state === 'credited' ? 'log__state--good' : 'log__state']}>{name}</Text>
    </Press>
  )
})
