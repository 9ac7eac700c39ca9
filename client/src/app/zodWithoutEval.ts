import { z } from 'zod';

// The pages' policy forbids eval, which zod would otherwise try. To be imported before any contract.
z.config({ jitless: true });
