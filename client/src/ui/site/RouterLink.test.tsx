import { act, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { EnquiryLinkForm } from './EnquiryLinkForm.tsx';
import { Prose } from './Prose.tsx';
import { RouterLink } from './RouterLink.tsx';

const subject = { for: 'tour', info: 'Goa', travel_type: 'Tour' };

it.each([
  { what: 'a link', element: <RouterLink to="/next?page=2">Next</RouterLink> },
  { what: 'a link in a text', element: <Prose html='<a href="/next?page=2">Next</a>' /> },
  {
    what: 'an enquiry form',
    element: (
      <EnquiryLinkForm subject={subject}>
        <button type="submit">Next</button>
      </EnquiryLinkForm>
    ),
  },
])(
  '$what adds one entry to the history, however often it is pressed until the page is shown',
  ({ element }) => {
    window.history.pushState(null, '', '/');
    render(
      <BrowserRouter>
        <Routes>
          <Route path="/" element={element} />
          <Route path="*" element="The next page" />
        </Routes>
      </BrowserRouter>,
    );
    const entries = window.history.length;
    const control = screen.getByText('Next');
    // in one transition, as on a slow device
    act(() => {
      fireEvent.click(control);
      fireEvent.click(control);
    });
    screen.getByText('The next page');
    expect(window.history.length).toBe(entries + 1);
  },
);
