import { z } from 'zod';

// The Content-Security-Policy forbids eval, which zod would otherwise try. Import this before any contract.
z.config({ jitless: true });
