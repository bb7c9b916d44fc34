import { expect, inject, test } from 'vitest'

test('the first command builds the client, prints its address, serves it, and stops on a signal', () => {
  const { said, page, code } = inject('start')
  expect(said).toMatch(/^Ziggurat is at http:\/\/localhost:\d+\n$/m)
  expect(page).toMatch(/^<!doctype html>.*<html lang="en".*<script type="module" .*src="\/assets\//isu)
  expect(code).toBe(0)
})
