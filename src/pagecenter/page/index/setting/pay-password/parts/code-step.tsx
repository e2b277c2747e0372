import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { PhoneField } from '@/components/form/PhoneField'
import { CodeField } from '@/features/account/CodeField'
import type { PayPasswordModel } from '../model'
import { words } from '../text'
import styles from './steps.module.scss'

/** Step 1: verification by a code sent to the customer's phone. */
export const CodeStep = observer(({ model }: { model: PayPasswordModel }) => (
  <View className={styles.steps}>
    <Text className={styles.steps__line}>{words().line(model.maskedPhone)}</Text>
    <PhoneField field={model.verification.phone} />
    <CodeField of={model.verification} onConfirm={() => void model.checkCode()} />
    <Button text={words().next} size={96} busy={model.form.busy} onPress={() => void model.checkCode()} />
  </View>
))
