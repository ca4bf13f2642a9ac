import { describe, expect, it } from 'vitest'
import { asks, carryingOn, questionOf, takeQuestion, type Agenda } from './tasks.ts'

type Task = { do: 'count'; to: number } | { do: 'ask'; what: string }
type Question = { ask: 'word'; seat: number; what: string } | { ask: 'number'; seat: number; least: number }

interface Table extends Agenda<Task, Question> {
  done: string[]
}

/** Counting down puts the next number on the stack; asking waits for an answer. */
const carryOn = carryingOn<Table>((table, task) => {
  if (task.do === 'ask') {
    table.question = { ask: 'word', seat: 1, what: task.what }
    return
  }
  if (task.to > 1) table.todo.push({ do: 'count', to: task.to - 1 })
  table.done.push(`${task.to}`)
})

const table = (...todo: Task[]): Table => ({ todo, question: null, done: [] })

describe('tasks', () => {
  it('are done from the top of the stack, and with them what they put there', () => {
    const counting = table({ do: 'count', to: 1 }, { do: 'count', to: 3 })
    carryOn(counting)
    expect(counting).toEqual({ todo: [], question: null, done: ['3', '2', '1', '1'] })
  })

  it('wait while a question is open, and go on when it is answered', () => {
    const asking = table({ do: 'count', to: 1 }, { do: 'ask', what: 'name' }, { do: 'count', to: 2 })
    carryOn(asking)
    carryOn(asking)
    expect(asking.done).toEqual(['2', '1'])
    expect(takeQuestion(asking, 'word')).toEqual({ ask: 'word', seat: 1, what: 'name' })
    carryOn(asking)
    expect(asking).toEqual({ todo: [], question: null, done: ['2', '1', '1'] })
  })
})

describe('questions', () => {
  const asking: Table = { ...table(), question: { ask: 'number', seat: 0, least: 3 } }

  it('are known by what they ask', () => {
    const guard = (ask: Question['ask']) => asks<Table>(ask)(asking, undefined as never, 0)
    expect([guard('number'), guard('word')]).toEqual([true, false])
  })

  it('can be read without being answered, and not as another one', () => {
    expect(questionOf(asking, 'number').least).toBe(3)
    expect(asking.question).not.toBeNull()
    expect(() => questionOf(asking, 'word')).toThrow('Nobody was asked for word')
    expect(() => takeQuestion(table(), 'word')).toThrow('Nobody was asked for word')
  })
})
