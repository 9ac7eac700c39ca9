import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { permissions, type Role, roleLabels, rolePermissions } from '@platform/contract.ts';
import { capitalize } from '@platform/text/capitalize.contract.ts';

const areas: Record<string, string> = { ceo: 'CEO message' };

const groups = [...new Set(permissions.map(getArea))].map((area) => ({
  area,
  ids: permissions.filter((id) => getArea(id) === area),
}));

export function RolePermissions({ role }: { role: Role }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ color: 'text.secondary', mb: 1 }}>
        Permissions of {roleLabels[role]}
      </Typography>
      <Box
        component="section"
        aria-label={`Permissions of ${roleLabels[role]}`}
        // scrollable, so it must be reachable by keyboard
        tabIndex={0}
        sx={{
          maxHeight: 300,
          overflowY: 'auto',
          border: '1px solid',
          borderColor: 'divider',
          borderRadius: 2,
          p: 2,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        }}
      >
        {groups.map(({ area, ids }) => (
          <Box key={area} role="group" aria-labelledby={`permissions-${area}`}>
            <Typography variant="body2" id={`permissions-${area}`} sx={{ fontWeight: 600 }}>
              {areas[area] ?? capitalize(area)}
            </Typography>
            {ids.map((id) => (
              <FormControlLabel
                key={id}
                disabled
                sx={{ display: 'flex', ml: -0.75 }}
                control={
                  <Checkbox size="small" sx={{ p: 0.5 }} checked={rolePermissions[role].includes(id)} />
                }
                label={<Typography variant="body2">{capitalize(id.split('.')[1] ?? id)}</Typography>}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function getArea(permission: string) {
  return permission.split('.')[0] ?? permission;
}
