import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { ReceiptModel, type Row } from './model'
import { words } from './text'

export default screen('receipt', ({ orderId }) => {
  const model = useModel((api) => new ReceiptModel(api, orderId))
  const { title, copy } = words()
  const footer = model.order.value && (
    <BottomBar>
      <Button kind="outline" size={72} icon="copy" text={copy} onPress={() => void model.copyAll()} />
    </BottomBar>
  )
  return (
    <Screen title={title} onRefresh={model.order.reload} footer={footer}>
      <AsyncView resource={model.order}>{() => <Paper model={model} />}</AsyncView>
    </Screen>
  )
})

/** Receipt layout: store, then rows with dashed separators. */
const Paper = observer(({ model }: { model: ReceiptModel }) => {
  const { store, storeContact } = model.order.ready
  return (
    <View className={styles.paper}>
      <Text className={styles.paper__store}>{store.name}</Text>
      <Text className={styles.paper__place}>{storeContact.address}</Text>
      <Rows rows={model.facts} />
      <Rows rows={model.lines} />
      <Rows rows={model.parts} />
      <Rows rows={model.sums} strong />
      <Text className={styles.paper__place}>{words().thanks}</Text>
    </View>
  )
})

const Rows = ({ rows, strong }: { rows: readonly Row[]; strong?: boolean }) => (
  <View className={styles.paper__rows}>
    {rows.map(([label, value], index) => (
      <View key={index} className={styles.paper__row}>
        <Text className={styles[strong ? 'paper__label--strong' : 'paper__label']}>{label}</Text>
        <Text className={styles[strong ? 'paper__value--strong' : 'paper__value']}>{value}</Text>
      </View>
    ))}
  </View>
)
