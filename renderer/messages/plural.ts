import type { Params } from '../../machines/kernel/journal.ts'

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Chooses a template by a number among the parameters: `plural('en', 'n', { one: '{n} move', other: '{n} moves' })`. */
export function plural(locale: string, name: string, forms: Forms): (params: Params) => string {
  const rules = new Intl.PluralRules(locale)
  return (params) => forms[rules.select(Number(params[name]))] ?? forms.other
}
