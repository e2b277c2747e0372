import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Field } from '@/components/form/Field'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { BindOtherModel } from './model'
import { words } from './text'

export default screen('bindOther', () => {
  const model = useModel((api) => new BindOtherModel(api))
  const { title, note } = words()
  return (
    <Screen title={title} footer={<Action model={model} />}>
      <View className={styles.bind}>
        <Note kind="info" icon="shield-check" text={note} />
        <Rows model={model} />
      </View>
    </Screen>
  )
})

interface Props {
  model: BindOtherModel
}

const Rows = observer(({ model }: Props) => {
  const t = words()
  const rows = [
    { field: model.where, placeholder: t.where, maxLength: limits.nameMax },
    { field: model.number, placeholder: t.number, maxLength: limits.accountNumberMax },
    { field: model.name, placeholder: t.name, maxLength: limits.realNameMax },
  ]
  return (
    <View className={styles.bind__card}>
      {rows.map(({ field, placeholder, maxLength }) => (
        <Row key={placeholder} field={field} placeholder={placeholder} maxLength={maxLength} />
      ))}
    </View>
  )
})

type RowProps = Readonly<{ field: BindOtherModel['name']; placeholder: string; maxLength: number }>

const Row = observer(({ field, ...rest }: RowProps) => (
  <Field {...rest} value={field.value} onChange={field.set} onBlur={field.leave} error={field.error} />
))

const Action = observer(({ model }: Props) => (
  <BottomBar wide>
    <Button text={words().action} busy={model.form.busy} onPress={() => void model.submit()} />
  </BottomBar>
))
