import { Input } from '@tarojs/components'
import { inputName } from '@/platform/view/capabilities'
import styles from './index.module.scss'

interface Props {
  /** Accessible name. */
  label: string
  value: string
  placeholder: string
  kind?: 'text' | 'digit' | 'number'
  maxLength: number
  focus: boolean
  hasError: boolean
  onChange: (value: string) => void
  onBlur: () => void
}

/** Single-line input without a box, for a `FormRow`. */
export const RowInput = ({ label, kind = 'text', maxLength, focus, hasError, onChange, ...rest }: Props) => (
  <Input
    {...rest}
    className={styles['row-input']}
    placeholderClass={styles['row-input__hint']}
    type={kind}
    maxlength={maxLength}
    focus={focus || undefined}
    onInput={({ detail }) => onChange(detail.value)}
    {...inputName(label)}
    aria-invalid={hasError}
  />
)
