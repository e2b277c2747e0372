import type { Rule } from 'eslint'

export declare const wordsRule: Rule.RuleModule
