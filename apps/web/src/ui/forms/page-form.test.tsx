import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { PageForm } from './page-form.tsx';

const kit = { onSubmit: () => {}, errors: [], pending: false, isDirty: false };
function drawn(cancelTo?: string): string {
  const form = (
    <PageForm kit={kit} submitLabel={null} {...(cancelTo && { cancelTo })}>
      <p>fields</p>
    </PageForm>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element: form }])} />);
}

test('a form whose buttons stand among its fields has no row of its own for them', () => {
  expect(drawn('/roles')).toContain('class="row"');
  expect(drawn()).not.toContain('class="row"');
});
