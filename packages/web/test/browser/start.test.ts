import { expect, inject, test } from 'vitest'

test('the first command builds the client, says where it is, serves it, and stops when it is told to', () => {
  const { said, page, code } = inject('start')
  expect(said).toMatch(/^Ziggurat is at http:\/\/localhost:\d+\n$/m)
  expect(page).toMatch(/^<!doctype html>.*<html lang="en".*<script type="module" .*src="\/assets\//isu)
  expect(code).toBe(0)
})
